//# allFunctionsCalledOnLoad

import{t as e}from"./application-office-C16ghlbC.js";import{c as t}from"./routes-office-DXiFb2nN.js";import{j as n}from"./vendor-DGxS7BTl.js";var r=n(),i=()=>(0,r.jsx)(e,{kind:`class`,place:t.useSearch()});export{i as component};