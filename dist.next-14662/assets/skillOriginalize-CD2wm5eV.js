//# allFunctionsCalledOnLoad

import{t as e}from"./application-office-C16ghlbC.js";import{a as t}from"./routes-office-DXiFb2nN.js";import{j as n}from"./vendor-DGxS7BTl.js";var r=n(),i=()=>(0,r.jsx)(e,{kind:`skill`,place:t.useSearch()});export{i as component};